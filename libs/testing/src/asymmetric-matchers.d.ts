/** Types Jest's asymmetric matchers as `unknown` instead of `any`, because they are used only inside expected values. */
declare global {
  namespace jest {
    interface Expect {
      anything(): unknown;
      any(type: unknown): unknown;
      arrayContaining(items: readonly unknown[]): unknown;
      closeTo(value: number, digits?: number): unknown;
      objectContaining(fields: object): unknown;
      stringMatching(pattern: string | RegExp): unknown;
      stringContaining(text: string): unknown;
    }
    interface InverseAsymmetricMatchers {
      arrayContaining(items: readonly unknown[]): unknown;
      objectContaining(fields: object): unknown;
      stringMatching(pattern: string | RegExp): unknown;
      stringContaining(text: string): unknown;
    }
  }
}

export {};
