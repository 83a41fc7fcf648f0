/** One colour for each kind of activity, in the histogram and in its legend; a stand counts as standard (B-62). */
const standard = '#5a6570';

export const activityColours = {
  standard,
  campaign: '#a83a78',
  invitation: '#0f6f68',
  stand: standard,
} as const;
