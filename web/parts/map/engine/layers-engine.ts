/** What of deck.gl every map uses: apart, so that it is evaluated apart (load-map-canvas.ts). */
export { project } from '@deck.gl/core';
export { IconLayer, SolidPolygonLayer } from '@deck.gl/layers';
