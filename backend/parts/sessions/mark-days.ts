/** Days since the last sign-in after which a device counts as any other (OWN-216). */
export const markDays = 90;
