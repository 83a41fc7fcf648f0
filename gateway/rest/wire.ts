/** Form flags travel as y / n (B-25). */
export const flag = (value: boolean): 'y' | 'n' => (value ? 'y' : 'n');
