/**
 * @generated SignedSource<<0408c6c4ca2073a0521f9a68f0695acd>>
 * @relayHash 88a9185bbd3b4151893bbd895e47df14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c76bd398ba4825a7e82b1c10774b332d838927ecad2c2d1ebfbf8cc674d19a6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsPanelQuery } from './JobsPanelQuery.graphql';

const node: PreloadableConcreteRequest<JobsPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c76bd398ba4825a7e82b1c10774b332d838927ecad2c2d1ebfbf8cc674d19a6b",
    "metadata": {},
    "name": "JobsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
