/**
 * @generated SignedSource<<52a3ef492d6362b4f829281f440828e0>>
 * @relayHash 600e645f93f64c123c00fa18ec2795a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5981425972e4d8eb5a63c0f6409acb532348b847b01acc9bac119b20ec60cec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5981425972e4d8eb5a63c0f6409acb532348b847b01acc9bac119b20ec60cec",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
