/** The package types only its front door, which starts a thread and looks for data on the network. */
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
