/** Of the pictures of the help, in CSS pixels; `npm run pictures` makes them of this shape. */
export const pictureSizes = {
  phone: { width: 390, height: 700 },
  desk: { width: 1024, height: 640 },
} as const;
