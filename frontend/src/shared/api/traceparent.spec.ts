import { traceHeaders } from './traceparent';

const open = (pathname: string) => Object.assign(globalThis, { location: { pathname } });
const parse = () => /^00-([0-9a-f]{32})-([0-9a-f]{16})-00$/.exec(traceHeaders().traceparent)?.slice(1) ?? [];

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

it('gives the calls of one page view one trace id and different span ids', () => {
  open('/vagas');
  const [firstTrace, firstSpan] = parse();
  const [secondTrace, secondSpan] = parse();

  expect(firstTrace).toBeDefined();
  expect(secondTrace).toBe(firstTrace);
  expect(secondSpan).not.toBe(firstSpan);
});

it('starts a new trace on another page', () => {
  open('/vagas');
  const [before] = parse();
  open('/indicacoes');

  expect(parse()[0]).not.toBe(before);
});
