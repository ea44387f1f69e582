/** What the widgets of all providers have in common. */
export interface CaptchaWidgetProps {
  siteKey: string;
  onToken: (token: string | null) => void;
  /** The widget could not be loaded. */
  onFail: () => void;
}
