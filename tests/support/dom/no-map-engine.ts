// In the place of maplibre-gl, as far as its modules are set up: a DOM without a canvas draws no map.
const nothing = () => undefined;

export { nothing as addProtocol, nothing as setWorkerUrl };
