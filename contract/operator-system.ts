/** What the console's system screen names. */
export const books = ['ledger', 'audit', 'reports'] as const;
export const systemFaults = ['jobs', 'schedule', 'notices', 'books', 'backup', 'disk', 'delivery'] as const;
export const deliveryChannels = ['email', 'sms', 'push'] as const;
