import type { Basemap } from '../map-data.ts';
import { mapTexts } from '../map.texts.ts';
import { basemapCredit } from '../style/basemap-style.ts';
import classes from './Controls.module.css';

const openStreetMapUrl = 'https://www.openstreetmap.org/copyright';

/** Credits of the basemap, linked to its terms (GMV-02). */
export function Attribution({ basemap }: { readonly basemap: Basemap }) {
  const credit = basemapCredit(basemap);
  return (
    <p className={classes.attribution}>
      <a href={basemap.copyrightUrl} target="_blank" rel="noopener noreferrer">
        {credit}
      </a>
      {!credit.includes('OpenStreetMap') && (
        <a href={openStreetMapUrl} target="_blank" rel="noopener noreferrer">
          {mapTexts.openStreetMap}
        </a>
      )}
    </p>
  );
}
