/** Numbers and characters of spec 1 §5, §9 and spec 2 §5, §9, named once. */
export const loginMinLength = 6;
export const loginMaxLength = 50;
/** B-59: letters, accents, digits, spaces, hyphens and dots. */
export const loginPattern = /^[\p{L}\p{M}\d .-]*$/u;
export const emailMaxLength = 50;

/** B-58: a lower-case a–z, and a digit or a non-word character. */
export const passwordPattern = /^(?=.*[a-z])(?=.*[\d\W]).{6,}$/su;
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** The role of a new user (B-01). */
export const usualRoleId = '5';

/** Names, titles and notes: spec 2 §5, GEN-18. */
export const forbiddenCharacters = /[\\&~#{}[\]%`=|^$<>"]/u;
export const congregationNameMaxLength = 50;
export const congregationContactMaxLength = 200;
export const bookingNameMaxLength = 50;
export const pdfTitleMaxLength = 50;
export const typeNameMaxLength = 40;

/** A territory. The address of its map is ours to limit. */
export const territoryNumberMax = 9999;
export const territoryNameMaxLength = 45;
export const territoryNoteMaxLength = 100;
export const territoryGateMax = 999;
export const mapUrlMaxLength = 2000;
export const fewestUsersToAddTerritory = 3;

/** An attribution's number. What comes after the last one still fits into the database. */
export const outputNumberMax = 999_999;

/** A GeoJSON file, in bytes (B-55). */
export const importMaxBytes = 999_999;
/** A request with a whole map in it; others hold 64 kB. */
export const mapBodyMaxBytes = 2 * 1024 * 1024;
/** A form with a map encoded twice, which can make five bytes of each (B-27). */
export const mapFormMaxBytes = 5 * 1024 * 1024;

/** An archive that a browser sends, in bytes: zipped, a decade of a large congregation; `npm run archive` takes more. */
export const archiveMaxBytes = 8 * 1024 * 1024;

/** An import from a file of another program: of the file, of its lines, of what is sent of it. */
export const importFileMaxBytes = 5_000_000;
export const importRowsMax = 5000;
export const importSentMaxBytes = 1_500_000;
export const importFileNameMaxLength = 120;

/** A non-manager returns what he took out online more than so many days ago (B-67). */
export const onlineReturnDays = 15;

/** Days before the theoretical return date from which a row is highlighted. */
export const returnWarningDays = 7;
export const reprieveMonths = 1;

/** Loan and rest periods, in months, and the warning before a return, in weeks; each from 1. */
export const periodMaxMonths = 12;
export const preWarningMaxWeeks = 4;
/** After how many years the history forgets names; 0 is never. */
export const forgetNamesPeriods = [0, 3, 5, 10] as const;

/** Snackbars, in milliseconds. */
export const noticeTimeout = 4000;
export const lostPasswordNoticeTimeout = 10_000;

/** 'Forme impossible !' while a shape is drawn, and while it is edited, in milliseconds. */
export const drawingWarningTimeout = 2500;
export const editingWarningTimeout = 1000;

/** Layout, in pixels. */
export const drawerWidth = 280;
export const mediumScreenWidth = 960;
export const scaleBarMaxWidth = 150;

/** GEN-11: the event log alone is paged. */
export const logPageSize = 50;

/** Lines of the log that are asked for first; the older ones follow. */
export const logNewest = 1000;

/** How many months the map of the dashboard looks back. */
export const coverageMonths = 60;

export const minimapMaxZoom = 13;

/** The histogram's slider: months back, and its end, which is no limit (HIST-03, HIST-04, HIST-06). */
export const histogramMonths = { least: 1, prefiltered: 12, unlimited: 13 } as const;

/** Rows whose assignments the histogram asks for first, more than a tall screen shows; the others follow. */
export const histogramFirstStrips = 60;

/** Out for longer than so many months is worth a look before an S-13 is made. */
export const neglectedMonths = 12;

/** Cards in one PDF: what a machine draws while one waits. */
export const cardsMax = 500;
