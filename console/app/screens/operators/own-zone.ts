/** The operator's own zone is this browser's: operators belong to no site. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
