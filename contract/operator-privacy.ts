export const exportStates = ['waiting', 'ready', 'failed', 'taken', 'expired'] as const;
export const erasureHindrances = ['open', 'money', 'excluded', 'erased'] as const;
