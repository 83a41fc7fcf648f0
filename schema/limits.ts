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

/** A GeoJSON file, in bytes (B-55). */
export const importMaxBytes = 999_999;
/** A request with a whole map in it; others hold 64 kB. */
export const mapBodyMaxBytes = 2 * 1024 * 1024;
/** A form with a map encoded twice, which can make five bytes of each (B-27). */
export const mapFormMaxBytes = 5 * 1024 * 1024;

/** A non-manager returns what he took out online more than so many days ago (B-67). */
export const onlineReturnDays = 15;

/** Days before the theoretical return date from which a row is highlighted. */
export const returnWarningDays = 7;
export const reprieveMonths = 1;

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

export const minimapMaxZoom = 13;
