/**
 * @generated SignedSource<<d65382ca8f4f93bdde54ed534745246c>>
 * @relayHash 8e5de9073d71a1ed0e2386258b994547
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fc62737a333ec086eb8371d564b3caf4e1538fd5a26bcfbb23c7571da49d715

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubjectListPageQuery } from './SubjectListPageQuery.graphql';

const node: PreloadableConcreteRequest<SubjectListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fc62737a333ec086eb8371d564b3caf4e1538fd5a26bcfbb23c7571da49d715",
    "metadata": {},
    "name": "SubjectListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
