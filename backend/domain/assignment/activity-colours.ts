/**
 * Colour per kind of activity, in the histogram and its legend; stands share the standard colour
 * (B-62).
 */
const standard = '#5a6570';

export const activityColours = {
  standard,
  campaign: '#a83a78',
  invitation: '#0f6f68',
  stand: standard,
} as const;
