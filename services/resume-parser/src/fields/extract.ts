import { findEducation } from './education.js';
import { findEmail } from './email.js';
import { findExperiences } from './experiences.js';
import { findLinks } from './links.js';
import { findLocation } from './location.js';
import { findName } from './name.js';
import { findPhone } from './phone.js';
import { emptyFields, noConfidence, type Found, type ParsedResume, type ResumeFields } from '../resume.js';
import type { ResumeDocument } from '../layout/resume-document.js';
import { findSummary } from './summary.js';

/** The rules, in the order in which they help each other: an address supports a name, a name is no town. */
export function extract(
  document: ResumeDocument,
): Pick<ParsedResume, 'fields' | 'confidence' | 'experiences' | 'education'> {
  const email = findEmail(document);
  const name = findName(document, email?.value);
  const location = findLocation(document, name?.full ?? '');
  const education = findEducation(document);
  const links = findLinks(document, email?.value);
  const found: Partial<Record<keyof ResumeFields, Found | undefined>> = {
    firstName: name?.firstName,
    lastName: name?.lastName,
    email,
    phone: findPhone(document),
    address: location.address,
    city: location.city,
    state: location.state,
    zip: location.zip,
    educationLevel: education.level,
    educationCourse: education.course,
    experienceSummary: findSummary(document),
    linkedinUrl: links.linkedin,
    portfolioUrl: links.portfolio,
  };
  const fields = emptyFields();
  const confidence = noConfidence();
  for (const [key, value] of Object.entries(found) as [keyof ResumeFields, Found | undefined][]) {
    if (!value || value.value === '') continue;
    Object.assign(fields, { [key]: value.value });
    confidence[key] = Math.round(value.confidence * 100) / 100;
  }
  return { fields, confidence, experiences: findExperiences(document), education: education.entries };
}
