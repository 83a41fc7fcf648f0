/** Degrees and milliseconds below which a turn is not worth a picture. */
const least = { degrees: 4, pause: 100 };

interface Turned extends DeviceOrientationEvent {
  /** Safari's own. */
  readonly webkitCompassHeading?: number;
}

/** Reports where the device points to, in degrees from north clockwise, where it has a compass and lets us read it. */
export function watchCompass(report: (heading: number) => void): () => void {
  let wanted = true;
  let [last, reportedAt] = [Number.NaN, 0];
  const turned = (event: Turned) => {
    const heading = headingOf(event);
    if (heading === null || event.timeStamp - reportedAt < least.pause) return;
    const turn = Math.abs(((heading - last + 540) % 360) - 180);
    if (turn < least.degrees) return;
    [last, reportedAt] = [heading, event.timeStamp];
    report(Math.round(heading));
  };
  const name =
    'ondeviceorientationabsolute' in window ? 'deviceorientationabsolute' : 'deviceorientation';
  const listen = () => {
    if (wanted) addEventListener(name, turned);
  };
  void askToListen().then((may) => may && listen(), console.warn);
  return () => {
    wanted = false;
    removeEventListener(name, turned);
  };
}

function headingOf({ webkitCompassHeading, absolute, alpha }: Turned): number | null {
  if (webkitCompassHeading !== undefined) return webkitCompassHeading;
  if (!absolute || alpha === null) return null;
  // A telephone that is held sideways still points to where its upper edge was.
  return (720 - alpha + screen.orientation.angle) % 360;
}

/** Safari asks the reader; the others do not. */
async function askToListen(): Promise<boolean> {
  if (!('DeviceOrientationEvent' in window)) return false;
  const asking: unknown = Reflect.get(DeviceOrientationEvent, 'requestPermission');
  if (typeof asking !== 'function') return true;
  return (await Reflect.apply(asking, DeviceOrientationEvent, [])) === 'granted';
}
