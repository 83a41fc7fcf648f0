/**
 * The browser's `File` behind the name and size that a machine keeps. Throws where it is no `File`,
 * which is a defect of this application.
 */
export function browserFile(file: { readonly name: string }): File {
  if (file instanceof File) return file;
  throw new TypeError(`${file.name} is not a File of the browser.`);
}
