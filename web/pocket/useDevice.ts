import { useEffect, useState } from 'react';

/** The clock of the device and whether it has a network, once a minute and whenever that changes. */
export function useDevice() {
  const [device, setDevice] = useState(look);
  useEffect(() => {
    const again = () => setDevice(look());
    const timer = setInterval(again, 60_000);
    addEventListener('online', again);
    addEventListener('offline', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      removeEventListener('offline', again);
    };
  }, []);
  return device;
}

const look = () => ({ now: Date.now(), online: navigator.onLine });
