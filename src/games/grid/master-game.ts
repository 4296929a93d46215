/** Made by `ringside gallery`: packed record, champions, key moments. */
// biome-ignore format: a table, one moment to a line
export const masterGame: readonly string[] = [
  'Q1syLCJncmlkIiwxLDIsMSx7fSwiZ2FsbGVyeSBtYXN0ZXIgZ2FtZXMgMCIsIiIsIm1hc3RlciBnYW1lcyAwIixbXV0AHgAACQIACwAABQIAAgAADAIADwAAEAIADwAADwIACwAABQIAAwAADQIAAgAACAIABQAAAwIABQAABwIABgAABAIABgAABQIAAQAAAQIABQAABAIAAwAAAQIAAQ',
  'knuckles max',
  '{"step":6,"seat":1,"type":"clear","from":0.55,"to":0.551,"explanation":{"type":"weighed","rule":"GR-13","worlds":1,"unit":"pegs","reason":{"type":"pegs","lead":3.67,"exact":false,"depth":7},"isBest":true,"other":{"move":{"type":"place","hole":"d2"},"reason":{"type":"pegs","lead":0.78,"exact":false,"depth":5},"by":2.89}}}',
  '{"step":9,"seat":0,"type":"clear","from":0.439,"to":0.448,"explanation":{"type":"weighed","rule":"GR-13","worlds":1,"unit":"pegs","reason":{"type":"pegs","lead":-3.74,"exact":false,"depth":7},"isBest":true,"other":{"move":{"type":"place","hole":"d2"},"reason":{"type":"pegs","lead":-6.72,"exact":false,"depth":6},"by":2.98}}}',
  '{"step":13,"seat":0,"type":"clear","from":0.464,"to":0.466,"explanation":{"type":"weighed","rule":"GR-13","worlds":1,"unit":"pegs","reason":{"type":"pegs","lead":-2.48,"exact":false,"depth":8},"isBest":true,"other":{"move":{"type":"place","hole":"d7"},"reason":{"type":"pegs","lead":-4.97,"exact":false,"depth":6},"by":2.49}}}',
  '{"step":16,"seat":1,"type":"clear","from":0.544,"to":0.544,"explanation":{"type":"weighed","rule":"GR-13","worlds":1,"unit":"pegs","reason":{"type":"pegs","lead":3.15,"exact":false,"depth":8},"isBest":true,"other":{"move":{"type":"place","hole":"f6"},"reason":{"type":"pegs","lead":-0.9,"exact":false,"depth":7},"by":4.05}}}',
  '{"step":19,"seat":0,"type":"clear","from":0.472,"to":0.472,"explanation":{"type":"weighed","rule":"GR-13","worlds":1,"unit":"pegs","reason":{"type":"pegs","lead":-2,"exact":true,"depth":12},"isBest":true,"other":{"move":{"type":"place","hole":"a2"},"reason":{"type":"pegs","lead":-6,"exact":true,"depth":12},"by":4}}}',
  '{"step":29,"seat":0,"type":"clear","from":0.472,"to":0.472,"explanation":{"type":"weighed","rule":"GR-13","worlds":1,"unit":"pegs","reason":{"type":"pegs","lead":-2,"exact":true,"depth":2},"isBest":true,"other":{"move":{"type":"place","hole":"b2"},"reason":{"type":"pegs","lead":-8,"exact":true,"depth":2},"by":6}}}',
];
