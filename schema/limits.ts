/** Shared limits and patterns of spec 1 §5, §9 and spec 2 §5, §9. */
export const loginMinLength = 6;
export const loginMaxLength = 50;
/** Letters, accents, digits, spaces, hyphens and dots (B-59). */
export const loginPattern = /^[\p{L}\p{M}\d .-]*$/u;
export const emailMaxLength = 50;

/** At least one letter a–z, and one digit or non-word character (B-58). */
export const passwordPattern = /^(?=.*[a-z])(?=.*[\d\W]).{6,}$/su;
/** The HTML standard's rule for e-mail fields, with two parts of a domain at least (OWN-85). */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\da-z](?:[\da-z-]{0,61}[\da-z])?(?:\.[\da-z](?:[\da-z-]{0,61}[\da-z])?)+$/i;

/** Default role of a new user: publisher (B-01). */
export const usualRoleId = '5';

/** Forbidden in names, titles and notes (spec 2 §5, GEN-18). */
export const forbiddenCharacters = /[\\&~#{}[\]%`=|^$<>"]/u;
export const congregationNameMaxLength = 50;
export const congregationContactMaxLength = 200;
export const bookingNameMaxLength = 50;
export const pdfTitleMaxLength = 50;
export const typeNameMaxLength = 40;

/** Limits of a territory. The documents do not limit the address of its map. */
export const territoryNumberMax = 9999;
export const territoryNameMaxLength = 45;
export const territoryNoteMaxLength = 100;
export const territoryGateMax = 999;
/** Kilometres that the middle of a map moves when a hand corrects it; beyond, an import is doubted (B-166). */
export const mapMovedMaxKm = 2;
export const mapUrlMaxLength = 2000;
export const fewestUsersToAddTerritory = 3;

/** Highest output number of an assignment; its successor still fits the database column. */
export const outputNumberMax = 999_999;

/** Size of a GeoJSON file, in bytes (B-55). */
export const importMaxBytes = 999_999;
/** Body limit of a request with a whole map, in bytes; other requests: 64 kB. */
export const mapBodyMaxBytes = 2 * 1024 * 1024;
/** Limit of a form with a doubly encoded map, which takes up to five bytes per byte (B-27). */
export const mapFormMaxBytes = 5 * 1024 * 1024;

/**
 * Archive uploaded by a browser, in bytes: a decade of a large congregation, zipped. `npm run
 * archive` accepts larger ones.
 */
export const archiveMaxBytes = 8 * 1024 * 1024;

/** A ground sent by a browser goes in pieces of this many bytes; what is larger than the second is given as a path. */
export const groundPieceBytes = 4 * 1024 * 1024;
export const groundUploadMaxBytes = 8 * 1024 * 1024 * 1024;
export const groundNameMaxLength = 60;
/** Widest circle of a ground, in kilometres; larger places are given as a frame. */
export const groundMaxKilometres = 500;
/** A day's walk, in kilometres: as far beyond what a map shows may a device be that the map goes to (B-137). */
export const dayWalkKilometres = 25;

/** Imports: size of the file, number of lines, size of the request. */
export const importFileMaxBytes = 5_000_000;
export const importRowsMax = 10_000;
export const importSentMaxBytes = 1_500_000;
export const importFileNameMaxLength = 120;

/** Non-managers return online assignments only after this many days (B-67). */
export const onlineReturnDays = 15;

/** Days before the theoretical return date from which a row is highlighted. */
export const returnWarningDays = 7;
export const reprieveMonths = 1;

/**
 * Upper limits of loan and rest periods in months, and of the return warning in weeks; the lower
 * limit is 1.
 */
export const periodMaxMonths = 12;
export const preWarningMaxWeeks = 4;
/** Years after which the history may drop names; 0 for never. */
export const forgetNamesPeriods = [0, 3, 5, 10] as const;

/** Years after which a place not to be visited is to be confirmed again. */
export const reconfirmPeriods = [1, 2, 3, 5, 10] as const;
/** Places not to be visited in one territory. */
export const unvisitedPlacesMax = 200;

/** A backup is made every day; an older one than this deserves attention. */
export const backupOldAfterHours = 48;

/** Duration of snackbars, in milliseconds. */
export const noticeTimeout = 4000;
export const lostPasswordNoticeTimeout = 10_000;
export const undoNoticeTimeout = 10_000;

/** Duration of 'Forme impossible !' while drawing and while editing, in milliseconds. */
export const drawingWarningTimeout = 2500;
export const editingWarningTimeout = 1000;

/** Layout, in pixels. */
export const drawerWidth = 280;
export const mediumScreenWidth = 960;
export const scaleBarMaxWidth = 150;

/** Rows per page of the event log, the only paged list (GEN-11). */
export const logPageSize = 50;

/** Log lines of the first request; older ones are loaded afterwards. */
export const logNewest = 100;

/** Months of history on the dashboard's map. */
export const coverageMonths = 60;

export const minimapMaxZoom = 13;

/**
 * Slider of the histogram in months; its maximum stands for the whole history (HIST-03, HIST-04,
 * HIST-06).
 */
export const histogramMonths = { least: 1, prefiltered: 12, unlimited: 13 } as const;

/**
 * Rows of the first request with assignments, more than a tall screen shows; the rest is loaded
 * afterwards.
 */
export const histogramFirstStrips = 60;

/** Months after which an open assignment is reported before an S-13 is printed. */
export const neglectedMonths = 12;

/** Maximum number of cards in one PDF. */
export const cardsMax = 500;

/** The agenda of the dashboard: rows of each list, and days that count as due soon there. */
export const agendaRows = 5;
export const agendaDays = 14;

/** Devices of a person that show messages; one beyond ends the oldest. */
export const pushDevicesMost = 10;

/** Passkeys of one person, and characters of the name of one. */
export const passkeysMost = 10;
export const passkeyNameMaxLength = 50;
