/** A course of the demo business. Prices are in pence: for a seat in a public class, and for a day of a private one. */
export interface CourseOutline {
  reference: string;
  title: string;
  subject: string;
  /** Index into `brandOutlines`. */
  brand: number;
  durationDays: number;
  places: number;
  seatPrice: number;
  dayRate: number;
  /** The newest published version; 0 for a course that is still a draft. */
  published: number;
  hasUnpublishedChanges: boolean;
  /** Whether the course cannot be taught by video. */
  handsOn: boolean;
  lessons: { title: string; topics: string[] }[];
}

/** The five brands, each with its own colour on the class cards. */
export const brandOutlines = [
  { name: 'Meridian Leadership', domain: 'meridianleadership.example', primary: '#2b6cb0', secondary: '#bee3f8' },
  { name: 'Northgate Digital', domain: 'northgatedigital.example', primary: '#0d8a74', secondary: '#b2f5ea' },
  { name: 'Harbour Wellbeing', domain: 'harbourwellbeing.example', primary: '#7e4fc4', secondary: '#e9d8fd' },
  { name: 'Ledger & Sheet', domain: 'ledgerandsheet.example', primary: '#c27c0e', secondary: '#feebc8' },
  { name: 'Redwood Safety', domain: 'redwoodsafety.example', primary: '#c0392b', secondary: '#fed7d7' },
] as const;

// reference | title | subject | brand | days | places | £ a seat | £ a day | published version | lesson: topics; lesson: topics
const COURSES = `
LEAD-101 | Leadership Essentials | Leadership | 0 | 2 | 12 | 495 | 1250 | 3 | Leading yourself: Values, Energy, Time; Leading a team: Trust, Delegation, Feedback
LEAD-105 | Introduction to Management | Leadership | 0 | 2 | 14 | 425 | 1150 | 4 | From colleague to manager: Roles, Authority, First ninety days
LEAD-110 | Difficult Conversations | Leadership | 0 | 1 | 14 | 345 | 980 | 2 | Preparing: Facts, Feelings, Wishes; Holding it: Opening, Listening, Agreeing
LEAD-120 | Coaching Skills for Supervisors | Leadership | 0 | 2 | 12 | 540 | 1280 | 3 | The coaching stance: Questions, Silence, Goals
COMM-201 | Presenting with Confidence | Communication | 0 | 1 | 10 | 330 | 990 | 5 | Voice and presence: Breathing, Pace, Eye contact
COMM-204 | Minute Taking | Communication | 0 | 1 | 14 | 265 | 790 | 2 | What to write down: Decisions, Actions, Style
COMM-210 | Customer Service Excellence | Communication | 0 | 1 | 16 | 275 | 825 | 6 | The moment of truth: Listening, Tone, Complaints
COMM-215 | Time Management | Communication | 0 | 1 | 14 | 245 | 760 | 3 | Where the day goes: Priorities, Interruptions, Planning
PROJ-301 | Project Management Fundamentals | Projects | 1 | 3 | 16 | 795 | 1190 | 4 | Starting: Business case, Scope, Stakeholders; Delivering: Plans, Risks, Change
PROJ-310 | Agile Foundations | Projects | 1 | 2 | 14 | 640 | 1210 | 2 | The agile mind: Values, Roles, Rhythm
DATA-401 | Excel for Finance Teams | Data and software | 3 | 1 | 10 | 290 | 950 | 4 | Tables: Lookups, Pivots, Checks
DATA-405 | Power BI Foundations | Data and software | 3 | 2 | 10 | 530 | 1060 | 3 | Getting data: Sources, Cleaning, Relations; Reports: Measures, Visuals, Sharing
DATA-410 | Data Protection Essentials | Compliance | 1 | 1 | 16 | 215 | 780 | 7 | The law: Principles, Rights, Breaches
WELL-501 | Mental Health First Aid | Wellbeing | 2 | 2 | 12 | 325 | 905 | 5 | Noticing: Signs, Stigma, Language; Helping: Listening, Guiding, Self-care
WELL-505 | Safeguarding Adults and Children, Level 3 | Wellbeing | 2 | 1 | 18 | 260 | 870 | 3 | Duties: Thresholds, Referrals, Records
WELL-510 | Equality, Diversity and Inclusion | Wellbeing | 2 | 1 | 16 | 235 | 825 | 4 | Everyday inclusion: Bias, Language, Allyship
SAFE-601 | First Aid at Work | Health and safety | 4 | 3 | 12 | 295 | 720 | 8 | Life support: Assessment, CPR, Choking; Injuries: Bleeding, Burns, Fractures
SAFE-602 | Emergency First Aid | Health and safety | 4 | 1 | 12 | 135 | 540 | 6 | Life support: Assessment, CPR, Shock
SAFE-610 | Manual Handling: Train the Trainer | Health and safety | 4 | 2 | 8 | 445 | 860 | 2 | Safe lifting: Posture, Loads, Teams; Teaching it: Plans, Practice, Assessment
SAFE-615 | Fire Marshal and Evacuation Planning | Health and safety | 4 | 1 | 14 | 180 | 720 | 3 | Fire safety: Causes, Extinguishers, Evacuation
SAFE-620 | Managing Safely | Health and safety | 4 | 4 | 12 | 690 | 825 | 5 | Risk: Hazards, Controls, Records; Responsibility: Law, Culture, Leadership
DIGI-701 | Writing for the Web | Communication | 1 | 1 | 12 | 320 | 890 | 0 | Plain words: Headings, Links, Testing
`;

const HANDS_ON = new Set(['SAFE-601', 'SAFE-602', 'SAFE-610', 'SAFE-615']);
const CHANGED = new Set(['COMM-201', 'PROJ-310']);

export const courseOutlines: readonly CourseOutline[] = COURSES.trim().split('\n').map(outlineOf);

function outlineOf(line: string): CourseOutline {
  const [reference = '', title = '', subject = '', ...rest] = line.split(' | ');
  const [brand = 0, durationDays = 1, places = 1, seat = 0, day = 0, published = 0] = rest.slice(0, 6).map(Number);
  return {
    ...{ reference, title, subject, brand, durationDays, places, published },
    seatPrice: seat * 100,
    dayRate: day * 100,
    hasUnpublishedChanges: CHANGED.has(reference),
    handsOn: HANDS_ON.has(reference),
    lessons: (rest[6] ?? '').split('; ').map((lesson) => {
      const [name = '', topics = ''] = lesson.split(': ');
      return { title: name, topics: topics.split(', ') };
    }),
  };
}
