/** The package has types only for its main module, which starts a thread and fetches data from the network. */
declare module 'tesseract.js/src/worker-script/index.js' {
  interface Packet {
    workerId: string;
    jobId: string;
    action: string;
    payload: unknown;
  }
  interface Reply {
    jobId: string;
    status: 'resolve' | 'reject' | 'progress';
    data: unknown;
  }
  const script: {
    dispatchHandlers(packet: Packet, send: (reply: Reply) => void): void;
    setAdapter(adapter: object): void;
  };
  export default script;
}
declare module 'tesseract.js/src/worker-script/node/getCore.js' {
  const getCore: (...args: unknown[]) => Promise<unknown>;
  export default getCore;
}
