import { fold } from '../lexicon/text.js';
import type { ResumeDocument } from '../layout/resume-document.js';
import {
  emptyFields,
  noConfidence,
  type Confidence,
  type Extracted,
  type Found,
  type ResumeEvidence,
  type ResumeFields,
} from '../resume.js';
import { findEducation } from './education/find-education.js';
import { findEmail } from './email/find-email.js';
import { findExperiences } from './experience/find-experiences.js';
import { findLinks } from './links/find-links.js';
import { findLocation } from './location/find-location.js';
import { findName } from './name/find-name.js';
import { findLanguages } from './qualifications/find-languages.js';
import { findSkills } from './qualifications/find-skills.js';
import { findPhone } from './phone/find-phone.js';
import { findSummary } from './summary/find-summary.js';

/** Finds all fields, in the order in which they help each other: an address supports a name, a name is no town. */
export function extract(document: ResumeDocument): Extracted {
  const email = findEmail(document);
  const name = findName(document, email?.value);
  const location = findLocation(document, name?.full ?? '');
  const education = findEducation(document);
  const links = findLinks(document, email?.value);
  // A trade beside the name at the head of a page has no employer.
  const jobs = findExperiences(document).filter(({ job }) => !name || fold(job.company) !== fold(name.full));
  const found: Record<keyof ResumeFields, Found | undefined> = {
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
  const languages = findLanguages(document);
  const { fields, confidence, evidence } = collected(found);
  return {
    fields,
    confidence,
    experiences: jobs.map(({ job }) => job),
    education: education.entries.map(({ entry }) => entry),
    languages,
    skills: findSkills(document, languages),
    evidence: {
      fields: evidence,
      experiences: jobs.map((one) => one.evidence),
      education: education.entries.map((one) => one.evidence),
    },
  };
}

function collected(found: Record<keyof ResumeFields, Found | undefined>): {
  fields: ResumeFields;
  confidence: Confidence;
  evidence: ResumeEvidence['fields'];
} {
  const fields = emptyFields();
  const confidence = noConfidence();
  const evidence: ResumeEvidence['fields'] = {};
  for (const [key, value] of Object.entries(found) as [keyof ResumeFields, Found | undefined][]) {
    if (!value || value.value === '') continue;
    Object.assign(fields, { [key]: value.value });
    confidence[key] = Math.round(value.confidence * 100) / 100;
    evidence[key] = value.evidence;
  }
  return { fields, confidence, evidence };
}
