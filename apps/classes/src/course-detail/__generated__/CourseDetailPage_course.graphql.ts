/**
 * @generated SignedSource<<4f8ec9037cccff1e9eaebcf088cb944a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourseStatus = "draft" | "published" | "unpublished_changes" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CourseDetailPage_course$data = {
  readonly id: string;
  readonly reference: string;
  readonly status: CourseStatus;
  readonly subject: {
    readonly title: string;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CourseDetailsCard_course" | "CourseOutlineCard_course" | "CourseVersionsCard_course" | "PublishCourseButton_course" | "RecordAudit_record">;
  readonly " $fragmentType": "CourseDetailPage_course";
};
export type CourseDetailPage_course$key = {
  readonly " $data"?: CourseDetailPage_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseDetailPage_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseDetailPage_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Subject",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishCourseButton_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseDetailsCard_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseOutlineCard_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseVersionsCard_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "d150c83976fbedcb4e8f2fb930cfcd95";

export default node;
