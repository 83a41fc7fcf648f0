/** GEN-17: the session storage holds these two keys and no other. */
const tokenKey = 'jwt';
const coordinatesKey = 'map_last_coordinates';

/** B-28: the token stands as a JSON string, quotes included. */
export function readToken(): string | null {
  const stored = sessionStorage.getItem(tokenKey);
  if (stored === null) return null;
  try {
    const token: unknown = JSON.parse(stored);
    return typeof token === 'string' && token !== '' ? token : null;
  } catch {
    return null;
  }
}

export const storeToken = (token: string) =>
  sessionStorage.setItem(tokenKey, JSON.stringify(token));

/** B-29: raw, `zoom|lat|lng`, as the server answered it. */
export const readLastCoordinates = () => sessionStorage.getItem(coordinatesKey);

export const storeLastCoordinates = (coordinates: string) =>
  sessionStorage.setItem(coordinatesKey, coordinates);

/** LOGIN-10: whatever lies there, whoever put it. */
export const clearSession = () => sessionStorage.clear();
