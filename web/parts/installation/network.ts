/** What the browser tells of the network; most tell nothing. */
function connection(): object | null {
  const told: unknown = 'connection' in navigator ? navigator.connection : null;
  return typeof told === 'object' ? told : null;
}

const typeOf = (): string | null => {
  const told = connection();
  return told && 'type' in told && typeof told.type === 'string' ? told.type : null;
};

/** The browser can tell Wi-Fi from a mobile network. */
export const knowsWifi = (): boolean => typeOf() !== null;

/** Not on a mobile network; true where the browser does not tell. */
export const onWifi = (): boolean => !['cellular', 'bluetooth', 'wimax'].includes(typeOf() ?? '');

/** The reader asked the browser to spare data. */
export function savesData(): boolean {
  const told = connection();
  return told !== null && 'saveData' in told && told.saveData === true;
}
