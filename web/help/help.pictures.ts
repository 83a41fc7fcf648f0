const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const pictureOf = (topicId: string): string | undefined =>
  files[`./pictures/${topicId}.webp`];
