/** Numbers and characters of spec 1 §5, §9 and spec 2 §5, §9, named once. */
export const loginMinLength = 6;
export const emailMaxLength = 50;

/** B-58: a lower-case a–z, and a digit or a non-word character. */
export const passwordPattern = /^(?=.*[a-z])(?=.*[\d\W]).{6,}$/su;
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** Names, titles and notes: spec 2 §5, GEN-18. */
export const forbiddenCharacters = /[\\&~#{}[\]%`=|^$<>"]/u;
export const bookingNameMaxLength = 50;
export const pdfTitleMaxLength = 50;

/** A non-manager returns what he took out online more than so many days ago (B-67). */
export const onlineReturnDays = 15;

/** Days before the theoretical return date from which a row is highlighted. */
export const returnWarningDays = 7;
export const reprieveMonths = 1;

/** Snackbars, in milliseconds. */
export const noticeTimeout = 4000;
export const lostPasswordNoticeTimeout = 10_000;

/** Layout, in pixels. */
export const drawerWidth = 280;
export const mediumScreenWidth = 960;
export const scaleBarMaxWidth = 150;

/** GEN-11: the event log alone is paged. */
export const logPageSize = 50;

/** How many months the map of the dashboard looks back. */
export const coverageMonths = 60;

export const minimapMaxZoom = 13;

/** The histogram's slider: months back, and its end, which is no limit (HIST-03, HIST-04, HIST-06). */
export const histogramMonths = { least: 1, prefiltered: 12, unlimited: 13 } as const;

/** Out for longer than so many months is worth a look before an S-13 is made. */
export const neglectedMonths = 12;
