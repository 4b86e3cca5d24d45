/** How many sessions a class or a schedule embeds (O§7). */
export const embeddedSessions = 50;

/** How many brands a choice of brands offers (O§7). */
export const offeredBrands = 50;

/** How many trainers a choice of trainers offers (O§7). */
export const offeredTrainers = 500;
