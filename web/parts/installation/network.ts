/** The Network Information of the browser; null in most browsers. */
function connection(): object | null {
  const network: unknown = 'connection' in navigator ? navigator.connection : null;
  return typeof network === 'object' ? network : null;
}

const typeOf = (): string | null => {
  const network = connection();
  return network && 'type' in network && typeof network.type === 'string' ? network.type : null;
};

/** Whether the browser distinguishes Wi-Fi from a mobile network. */
export const knowsWifi = (): boolean => typeOf() !== null;

/** Not on a mobile network; true where the browser does not say. */
export const onWifi = (): boolean => !['cellular', 'bluetooth', 'wimax'].includes(typeOf() ?? '');

/** The reader asked the browser to spare data. */
export function savesData(): boolean {
  const network = connection();
  return network !== null && 'saveData' in network && network.saveData === true;
}
