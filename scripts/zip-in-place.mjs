const zip = /write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/u;

/**
 * A spreadsheet of many rows would be zipped by a worker made of a text, which our content security
 * policy refuses: it is zipped where it is written.
 * @returns {import('vite').Plugin}
 */
export function zipInPlace() {
  return {
    name: 'zip-in-place',
    enforce: 'pre',
    load(id) {
      if (!zip.test(id)) return null;
      return `import zip from './zipToArrayBufferSync.js';
        export default async (files) => zip(files);`;
    },
  };
}
