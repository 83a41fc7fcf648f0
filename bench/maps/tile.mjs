import { crc32, deflateSync } from 'node:zlib';

const size = 256;

/**
 * An image as large and as slow to decode as a tile of a street map.
 * @returns {Buffer}
 */
export function aTile() {
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Buffer.alloc(1 + size * 3);
    for (let x = 0; x < size; x += 1) {
      const street = (x * 3 + y) % 71 < 9 || (y * 2 - x + size) % 97 < 7;
      const house = ((x >> 3) * 7 + (y >> 3) * 13) % 5 < 2;
      const tone = street ? 252 : house ? 214 + ((x * y) % 5) : 236;
      row[1 + x * 3] = tone;
      row[2 + x * 3] = tone - 4;
      row[3 + x * 3] = tone - 14;
    }
    return row;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} name
 * @param {Buffer} content
 */
function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
