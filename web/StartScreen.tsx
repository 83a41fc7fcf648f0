import { Navigate } from 'react-router-dom';

import { readStartScreen } from './domain/device/start-screen.ts';
import { arrival } from './parts/flow/arrival.ts';

/** Leads from `/` to what this device opens first, and on from there whom the server refuses it (OWN-274). */
export const StartScreen = () => (
  <Navigate to={readStartScreen()} replace state={arrival(null, 'signedIn')} />
);
