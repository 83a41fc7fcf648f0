/** What of maplibre the application uses: apart, so that it is evaluated apart (load-map-canvas.ts). */
export { addProtocol, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
