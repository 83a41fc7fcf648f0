/** All colours, light and dark; a semantic colour is the same on chips, rows and maps. */
export const lightTokens = {
  paper: '#f6f2e8',
  'paper-raised': '#fffdf7',
  'paper-sunk': '#ece6d7',
  ink: '#1e2a2f',
  muted: '#56605e',
  line: '#d8d0bd',
  'line-strong': '#837b68',
  accent: '#1b4d5a',
  'accent-hover': '#123a45',
  'accent-soft': '#dfe9e6',
  'on-accent': '#fffdf7',
  in: '#2c6637',
  'in-soft': '#e0ecd9',
  out: '#1f5896',
  'out-soft': '#dce7f2',
  soon: '#7c5200',
  'soon-soft': '#f7e7c0',
  late: '#a83410',
  'late-soft': '#f9ded2',
  booked: '#653a94',
  'booked-soft': '#eae0f3',
  resting: '#5f5b52',
  'resting-soft': '#e6e2d8',
  success: '#2c6637',
  'success-soft': '#e0ecd9',
  danger: '#a3221c',
  'danger-soft': '#f8dfdb',
  focus: '#0a5fd0',
} as const;

export type Token = keyof typeof lightTokens;

export const darkTokens = {
  paper: '#12181a',
  'paper-raised': '#1b2326',
  'paper-sunk': '#0c1112',
  ink: '#ece7da',
  muted: '#a9b2af',
  line: '#344044',
  'line-strong': '#7d8985',
  accent: '#8fcbd8',
  'accent-hover': '#b4dde6',
  'accent-soft': '#20353b',
  'on-accent': '#0d1c20',
  in: '#8ecb95',
  'in-soft': '#1e3424',
  out: '#93bff0',
  'out-soft': '#1c3049',
  soon: '#e6bb62',
  'soon-soft': '#3a2e12',
  late: '#f79a76',
  'late-soft': '#43241a',
  booked: '#caadf0',
  'booked-soft': '#332545',
  resting: '#b8b1a4',
  'resting-soft': '#2d2f2d',
  success: '#8ecb95',
  'success-soft': '#1e3424',
  danger: '#f69d95',
  'danger-soft': '#43211e',
  focus: '#8ec1ff',
} as const satisfies Record<Token, string>;

/** As `--font` in theme.css, for code that cannot use CSS variables. */
export const textFace =
  "'Plain Zero', 'Atkinson Hyperlegible Next Variable', 'Until Legible', system-ui, sans-serif";

export const tokens = { light: lightTokens, dark: darkTokens } as const;
