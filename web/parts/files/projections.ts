import { projectionNames as names } from './projections.texts.ts';

interface Projection {
  readonly name: string;
  /** In the notation of PROJ. */
  readonly proj: string;
}

const grs80 = '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs';

const named: Readonly<Record<number, Projection>> = {
  2154: {
    name: 'Lambert 93',
    proj: `+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 ${grs80}`,
  },
  27_572: {
    name: names.lambert2,
    proj: '+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=0 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +b=6356515 +towgs84=-168,-60,320,0,0,0,0 +pm=paris +units=m +no_defs',
  },
  2056: {
    name: 'CH1903+ / LV95',
    proj: '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m +no_defs',
  },
  21_781: {
    name: 'CH1903 / LV03',
    proj: '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=600000 +y_0=200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m +no_defs',
  },
  31_370: {
    name: names.belgian,
    proj: '+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +ellps=intl +towgs84=-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747 +units=m +no_defs',
  },
  2972: { name: names.guiana, proj: `+proj=utm +zone=22 ${grs80}` },
  2975: { name: names.reunion, proj: `+proj=utm +zone=40 +south ${grs80}` },
  4471: { name: names.mayotte, proj: `+proj=utm +zone=38 +south ${grs80}` },
  5490: { name: names.antilles, proj: `+proj=utm +zone=20 ${grs80}` },
};

export const lambert93 = 2154;
export const webMercator = 3857;
const mercators = [webMercator, 3785, 900_913, 102_100, 102_113];
/** Degrees, as WGS 84 to less than a metre. */
const degrees = [4326, 4979, 4258, 4171, 4269];

/** The projection of an EPSG code; 'degrees' where nothing is to be projected, null where it is none of ours. */
export function projectionOf(code: number): Projection | 'degrees' | null {
  if (degrees.includes(code)) return 'degrees';
  if (mercators.includes(code)) return { name: 'Web Mercator', proj: 'EPSG:3857' };
  return named[code] ?? conicOf(code) ?? utmOf(code);
}

/** The nine conics of France, of 42 to 50 degrees north. */
function conicOf(code: number): Projection | null {
  const latitude = code - 3900;
  if (latitude < 42 || latitude > 50) return null;
  const north = (latitude - 41) * 1_000_000 + 200_000;
  return {
    name: `CC${latitude}`,
    proj: `+proj=lcc +lat_0=${latitude} +lon_0=3 +lat_1=${latitude - 0.75} +lat_2=${latitude + 0.75} +x_0=1700000 +y_0=${north} ${grs80}`,
  };
}

function utmOf(code: number): Projection | null {
  const zone = code % 100;
  const family = code - zone;
  if (zone < 1 || zone > 60) return null;
  if (family === 25_800 && zone >= 28 && zone <= 38)
    return { name: `UTM ${zone} N`, proj: `+proj=utm +zone=${zone} ${grs80}` };
  if (family !== 32_600 && family !== 32_700) return null;
  const south = family === 32_700;
  return {
    name: `UTM ${zone} ${south ? 'S' : 'N'}`,
    proj: `+proj=utm +zone=${zone}${south ? ' +south' : ''} +datum=WGS84 +units=m +no_defs`,
  };
}
