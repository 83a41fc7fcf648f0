const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** In CSS pixels; `npm run pictures` makes them of this shape. */
export const pictureSizes = {
  phone: { width: 390, height: 700 },
  desk: { width: 1024, height: 640 },
} as const;

export const pictureOf = (topicId: string): string | undefined =>
  files[`./pictures/${topicId}.webp`];
