import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const whole = (lines: string) => () =>
  printedLines(`# Rosalind Achebe\nLeeds | rosalind@mail.example\n\n${lines}`);

/** Studies and jobs of other countries, and what stands among them and is neither. */
export const FAR_LISTS: Habit[] = [
  {
    name: 'a South African school-leaving examination',
    pdf: whole(`## Education
Matric (Grade 12), Hoërskool Bellville, 2014

## Experience
Cashier, Spar, 2015 – 2019`),
    fields: { educationLevel: 'Ensino Médio', educationCourse: '' },
    schools: ['Matric (Grade 12) | Hoërskool Bellville |  | 2014'],
  },
  {
    name: 'an Irish school-leaving examination',
    pdf: whole(`## Education
2012 – 2018   Leaving Certificate, Coláiste Bríde, Enniscorthy

## Experience
Cashier, Spar, 2019 – 2021`),
    fields: { educationLevel: 'Ensino Médio', educationCourse: '' },
  },
  {
    name: 'a higher diploma over a Nigerian examination',
    pdf: whole(`## Education
HND Civil Engineering, Yaba College of Technology, 2014 – 2016
WAEC/SSCE, Igbobi College, 2008`),
    fields: { educationCourse: 'Civil Engineering' },
  },
  {
    name: 'Indian studies from the degree down to the school',
    pdf: whole(`## Academics
B.Tech (ECE), JNTU Hyderabad, 2015-2019, 78.4%
Intermediate (MPC), Narayana Junior College, 2013-2015, 95%
S.S.C, ZP High School, 2013, 9.5 GPA`),
    fields: { educationLevel: 'Graduação' },
    schools: [
      'B.Tech (ECE) | JNTU Hyderabad | 2015 | 2019',
      'Intermediate (MPC) | Narayana Junior College | 2013 | 2015',
      'S.S.C | ZP High School |  | 2013',
    ],
  },
  {
    name: 'degrees with a minor between dashes',
    pdf: whole(`## EDUCATION
Master's in Public Health (MPH) — Emory University, Atlanta, GA — May 2019
B.S., Biology, minor in Chemistry — Spelman College — 2016`),
    fields: { educationLevel: 'Mestrado', educationCourse: 'Public Health' },
    schools: [
      "Master's in Public Health (MPH) | Emory University |  | 2019-05",
      'B.S, Biology | Spelman College |  | 2016',
    ],
  },
  {
    name: 'a diploma of equivalence',
    pdf: whole(`## Education
G.E.D., Maricopa Adult School, Phoenix, AZ, 2011`),
    fields: { educationLevel: 'Ensino Médio' },
  },
  {
    name: 'a polytechnic over a school',
    pdf: whole(`## Education
## Ngee Ann Polytechnic   Apr 2015 – May 2018
Diploma in Early Childhood Education
## Bedok View Secondary School   2011 – 2014
GCE 'O' Levels, 6 passes`),
    schools: [
      'Diploma in Early Childhood Education | Ngee Ann Polytechnic | 2015-04 | 2018-05',
      "GCE 'O' Levels | Bedok View Secondary School | 2011 | 2014",
    ],
  },
  {
    name: 'an employer with its town and state',
    pdf: whole(`## Work History
Procurement Officer (Full-time)
Dangote Cement PLC, Obajana, Kogi State
February 2018 till date
• Sourced spare parts
NYSC Corps Member
Ministry of Works, Sokoto
2016 – 2017
• Drew plans`),
    jobs: [
      'Procurement Officer | Dangote Cement PLC | 2018-02 | now',
      'NYSC Corps Member | Ministry of Works | 2016 | 2017',
    ],
  },
  {
    name: 'employers with their town at the right',
    pdf: whole(`## WORK EXPERIENCE
DBS Bank Ltd                                   Singapore
Assistant Vice President, Consumer Risk   Jul 2019 – Present
– Built scorecards
– Winner, Risk Hackathon 2021
OCBC Bank   Singapore
Analyst, Credit Portfolio   Jan 2016 – Jun 2019
– Ran stress tests`),
    jobs: [
      'Assistant Vice President, Consumer Risk | DBS Bank Ltd | 2019-07 | now',
      'Analyst, Credit Portfolio | OCBC Bank | 2016-01 | 2019-06',
    ],
  },
  {
    name: 'jobs and memberships in lists',
    pdf: whole(`## Experience
• Mar 2021 – present: Senior Planner, Metrolinx, Toronto, ON
• May 2018 – Feb 2021: Planner II, City of Guelph, Guelph, ON
• Sep 2016 – Apr 2018: Co-op Student, WSP Canada, Markham, ON

## Professional Memberships
• Member, Canadian Institute of Planners, 2019 – present
• Secretary, Young Planners Ontario, 2020 – 2022

## Awards
• Ontario Planning Award, 2020`),
    jobs: [
      'Senior Planner | Metrolinx | 2021-03 | now',
      'Planner II | City of Guelph | 2018-05 | 2021-02',
      'Co-op Student | WSP Canada | 2016-09 | 2018-04',
    ],
    schools: [],
  },
  {
    name: 'projects with roles within a job',
    pdf: whole(`## Professional Experience
## Infosys Limited, Bengaluru   Jun 2017 – Present
## Technology Analyst
Project: Retail Banking Portal (Jan 2020 – Present)
Client: A bank in London
Role: Team Lead
• Wrote services in Java
Project: Claims Tracker (Jul 2017 – Dec 2019)
Client: An insurer
Role: Developer
• Fixed reports`),
    jobs: ['Technology Analyst | Infosys Limited | 2017-06 | now'],
  },
  {
    name: 'subjects and lists of merit below a study',
    pdf: whole(`## Education
## University of Cape Town   2014 – 2017
Bachelor of Social Science in Psychology
Majors: Psychology, Sociology
Thesis: "Grief in Gugulethu" (2017)
Dean's Merit List 2015, 2016
## Rhenish Girls' High School   2009 – 2013
National Senior Certificate, Bachelor's pass
Subjects: English, Maths, Life Sciences`),
    schools: [
      'Bachelor of Social Science in Psychology | University of Cape Town | 2014 | 2017',
      "National Senior Certificate | Rhenish Girls' High School | 2009 | 2013",
    ],
  },
  {
    name: 'schools over a list of their years',
    pdf: whole(`## Education
University of Ibadan   Ibadan, Nigeria
B.A. in Linguistics
Grammar School, Oyo   Oyo, Nigeria
Senior School Certificate
2009 – 2013
2003 – 2009`),
    schools: [
      'B.A. in Linguistics | University of Ibadan | 2009 | 2013',
      'Senior School Certificate | Grammar School | 2003 | 2009',
    ],
  },
  {
    name: 'referees with their positions',
    pdf: whole(`## Referees
Dr Oluwole Adebisi
Principal Lecturer, Federal Polytechnic, Offa
08035550100
Mrs Grace Umoh, Human Resources Manager, Shell Nigeria, 2015 – 2020`),
    jobs: [],
    schools: [],
  },
  {
    name: 'training above the jobs',
    pdf: whole(`## Professional Training
Health, Safety and Environment, Nigerian Institute of Safety, 2018
Customer Care Course, Alison, Jan 2020 – Feb 2020
## Work Experience
Teller, GTBank, Jos, 2014 – 2018`),
    jobs: ['Teller | GTBank | 2014 | 2018'],
    schools: [],
  },
  {
    name: 'prizes and fellowships in the indented text of a job',
    pdf: whole(`## Employment
Reporter, The Hindu, Chennai   2019 – 2023
-> Won the Ramnath Goenka Award, 2021
-> Covered the Tamil Nadu elections of 2019 and 2021
-> Fellow, Thomson Reuters Foundation, Jan 2020 – Jun 2020
Sub-editor, Deccan Herald, Bengaluru   2016 – 2019
-> Edited the metro pages`),
    jobs: ['Reporter | The Hindu | 2019 | 2023', 'Sub-editor | Deccan Herald | 2016 | 2019'],
  },
  {
    name: 'titles in capitals over their employers',
    pdf: whole(`## WORK EXPERIENCE
SENIOR ACCOUNTS CLERK, PAYABLES
EDCON LIMITED, JOHANNESBURG
JANUARY 2016 TO DATE
Duties:
Matching invoices
DEBTORS CLERK
FOSCHINI GROUP, PAROW
MARCH 2012 TO DECEMBER 2015
Duties:
Calling clients`),
    jobs: [
      'SENIOR ACCOUNTS CLERK, PAYABLES | EDCON LIMITED | 2016-01 | now',
      'DEBTORS CLERK | FOSCHINI GROUP | 2012-03 | 2015-12',
    ],
  },
  {
    name: 'a South African form with labels',
    pdf: whole(`## EMPLOYMENT HISTORY
Company: Clicks Pharmacy
Position: Pharmacist's Assistant
Period: Feb 2018 – Present
Reason for leaving: Still employed
Company: Dis-Chem
Position: Cashier, Front Shop
Period: Nov 2015 – Jan 2018
Reason for leaving: Better offer

## EDUCATION
Institution: Northlink College
Qualification: National Certificate N4, Marketing
Year completed: 2015
School: Parow High School
Highest grade passed: Grade 12
Year: 2013`),
    jobs: [
      "Pharmacist's Assistant | Clicks Pharmacy | 2018-02 | now",
      'Cashier, Front Shop | Dis-Chem | 2015-11 | 2018-01',
    ],
  },
  {
    name: 'an American nurse with her licences',
    pdf: whole(`## CLINICAL EXPERIENCE
Mercy General Hospital, Sacramento, CA
RN, Medical-Surgical Unit (Float Pool)   06/2019 – Present
Sutter Roseville Medical Center, Roseville, CA
Nurse Extern, Emergency   05/2018 – 05/2019

## EDUCATION
California State University, Sacramento — BSN, May 2019
American River College — A.A., Liberal Studies, 2016

## LICENSES & CERTIFICATIONS
RN License, State of California, 2019 – present
BLS, American Heart Association, exp. 2026`),
    jobs: [
      'RN, Medical-Surgical Unit (Float Pool) | Mercy General Hospital | 2019-06 | now',
      'Nurse Extern, Emergency | Sutter Roseville Medical Center | 2018-05 | 2019-05',
    ],
    schools: [
      'BSN | California State University |  | 2019-05',
      'A.A, Liberal Studies | American River College |  | 2016',
    ],
  },
];
