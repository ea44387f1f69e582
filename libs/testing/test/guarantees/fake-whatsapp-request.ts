/** A request to send a message, with the fields that the product uses. */
export interface SendRequest {
  messaging_product: string;
  to: string;
  type: string;
  biz_opaque_callback_data?: string;
  text?: { body?: string };
  template?: { name?: string; language?: { code?: string }; components?: TemplateComponent[] };
}

interface TemplateComponent {
  type: string;
  sub_type?: string;
  index?: string;
  parameters: Array<{ type: string; text?: string; payload?: string }>;
}

const MAX_REFERENCE_CHARACTERS = 512;
const MAX_TEXT_CHARACTERS = 4096;
const MAX_PAYLOAD_CHARACTERS = 128;

/** Throws an error that names the first field which the real API would refuse. */
export function assertValid(input: unknown): asserts input is SendRequest {
  const body = input as SendRequest;
  check(body.messaging_product === 'whatsapp', 'messaging_product');
  check(/^\d{8,15}$/.test(body.to), 'to is not in E.164');
  check(
    (body.biz_opaque_callback_data?.length ?? 0) <= MAX_REFERENCE_CHARACTERS,
    'biz_opaque_callback_data is too long',
  );
  if (body.type === 'text') {
    check(body.text?.body !== undefined && body.text.body.length <= MAX_TEXT_CHARACTERS, 'text.body');
    return;
  }
  check(body.type === 'template', 'type');
  const { name = '', language, components = [] } = body.template ?? {};
  check(/^[a-z0-9_]{1,512}$/.test(name), 'template.name');
  check(language?.code, 'template.language');
  components.forEach(checkComponent);
}

function checkComponent({ type, sub_type, index = '', parameters }: TemplateComponent): void {
  if (type === 'body') {
    for (const parameter of parameters) {
      check(parameter.type === 'text' && parameter.text, 'a parameter without a text');
      check(
        !/[\n\t]| {5}/.test(parameter.text ?? ''),
        'a parameter with line breaks, tabs or runs of spaces',
      );
    }
    return;
  }
  check(type === 'button' && sub_type === 'quick_reply', 'a component that is neither body nor button');
  check(/^\d$/.test(index), 'the index of a button');
  const payload = parameters[0]?.type === 'payload' ? parameters[0].payload : undefined;
  check(payload !== undefined && payload.length <= MAX_PAYLOAD_CHARACTERS, 'the payload of a button');
}

function check(condition: unknown, problem: string): void {
  if (!condition) throw new Error(problem);
}
