/** How long a round waits for its player; the rules of every such game say so. */
export const hoursToReturn = 24;
