declare module 'altcha/altcha.css';
declare module 'altcha/i18n/pt-br';
declare module 'altcha/workers/*?worker' {
  const create: new () => Worker;
  export default create;
}
