import { bytes, computed, entityColumns, moment, ulid } from '@console/api-kit/database';
import { courseStatuses, logoTypes } from '@console/classes-contracts';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A name under which the business sells. Colours are written #rrggbb in lower case. */
export const brand = pgTable('brand', {
  ...entityColumns(),
  name: text('name').notNull(),
  nameSort: text('name_sort').notNull().generatedAlwaysAs(computed),
  email: text('email'),
  emailDomain: text('email_domain'),
  iconUrl: text('icon_url'),
  logoUrl: text('logo_url'),
  phoneNumber: text('phone_number'),
  primaryColor: text('primary_color').notNull(),
  secondaryColor: text('secondary_color'),
  website: text('website'),
  addressId: ulid('address_id'),
  /** Null for the default seller. */
  sellerId: ulid('seller_id'),
});

/** The logo of a brand, as it was uploaded. Sizes are in pixels. */
export const brandLogo = pgTable('brand_logo', {
  brandId: ulid('brand_id').primaryKey(),
  type: text('type', { enum: logoTypes }).notNull(),
  bytes: bytes('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
});

export const subject = pgTable('subject', {
  ...entityColumns(),
  title: text('title').notNull(),
  titleSort: text('title_sort').notNull().generatedAlwaysAs(computed),
});

export const course = pgTable('course', {
  ...entityColumns(),
  subjectId: ulid('subject_id').notNull(),
  reference: text('reference').notNull().default(sql`'CO-' || nextval('course_number')`),
  publishedVersionId: ulid('published_version_id'),
  /** The title of the published version, or of the newest if none is published. Triggers set title and status. */
  title: text('title').notNull().default(''),
  titleSort: text('title_sort').notNull().generatedAlwaysAs(computed),
  status: text('status', { enum: courseStatuses.values }).notNull().default('draft'),
});

/** A lesson of a course outline, with its topics. */
export interface CourseLesson {
  title: string;
  topics: string[];
}

export const courseVersion = pgTable('course_version', {
  ...entityColumns(),
  courseId: ulid('course_id').notNull(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  durationDays: integer('duration_days').notNull().default(1),
  outline: jsonb('outline').$type<CourseLesson[]>().notNull().default([]),
  publishedAt: moment('published_at'),
});
