/** What opens a line about an agent, a relative or a referee: its address and telephone are not those of the person. */
const OTHER_PERSON =
  /^(?:(?:my )?(?:literary |talent )?agen(?:t|cy)|represent(?:ed by|ation)|publicist|(?:person to contact )?in case of emergency|emergency contact(?: person)?|next of kin|guardian|spouse|referees?|agente|ag[êe]ncia|em caso de emerg[êe]ncia|contato de emerg[êe]ncia|respons[áa]vel(?: legal)?)(?:['’]?s? (?:name|address|phone|details))?\s*[:–—-]\s*\S/iu;

export const isOfAnotherPerson = (text: string): boolean => OTHER_PERSON.test(text.trim());
