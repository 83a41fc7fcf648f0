const zip = /write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/u;

/**
 * Makes the spreadsheet library zip in the main thread: its worker is created from source text,
 * which the content security policy forbids.
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
